"""Cells packed as a stream of zlib (RFC 1950, RFC 1951), in less than half the time of libraries that know no cells.

What was there before is looked for cell by cell and not byte by byte: a cell is either one of the last 32 kB, or its
bytes stand by themselves. Codes of these bytes, of lengths and of distances are fitted to the cells; the lengths of the
codes, which others pack too, are written as they are. Any program that reads Deflate reads this.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Array, Indices, Integers
from .jit import kernel, unsigned

REPEAT_WINDOW = 1 << 15  # bytes, as far as a distance may reach
LEAST_LENGTH, MOST_LENGTH = 3, 258  # bytes, of what is repeated
BYTE_CODES = 256  # codes of bytes, before that of the end and those of lengths
END_CODE = BYTE_CODES
LENGTH_CODES, DISTANCE_CODES = 29, 30  # codes
PACKED_SYMBOLS = BYTE_CODES + 1 + LENGTH_CODES
LONGEST_CODE = 15  # bits
ORDER_OF_LENGTHS = np.array([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15])
PLAIN_LENGTH = 4  # bits, for each length of a code from 0 to 15
STREAM_HEAD = 0x0178  # a stream of zlib, packed quickly, in the order of its bits
LAST_BLOCK_WITH_CODES = 0b101
CELL_KINDS = 1 << 13  # of cells, by which an equal one is looked for
CHECKED_MODULO = 65521
CHECKED_ACROSS, CHECKED_ROWS = 128, 4096  # bytes: sums of so many fit 32 bits


def _ranges(count, least, per_size):
    """Return where the range of each code begins, and how many bits tell the place in it."""
    bits = np.maximum(np.arange(count) // per_size - 1, 0)
    return least + np.cumsum(1 << bits) - (1 << bits), bits


FIRST_LENGTH, LENGTH_BITS = _ranges(LENGTH_CODES, LEAST_LENGTH, 4)
FIRST_LENGTH[-1], LENGTH_BITS[-1] = MOST_LENGTH, 0
FIRST_DISTANCE, DISTANCE_BITS = _ranges(DISTANCE_CODES, 1, 2)
LENGTH_CODE = (np.searchsorted(FIRST_LENGTH, np.arange(MOST_LENGTH + 1), "right") - 1).astype(np.uint8)
DISTANCE_CODE = (np.searchsorted(FIRST_DISTANCE, np.arange(REPEAT_WINDOW + 1), "right") - 1).astype(np.uint8)


@kernel
def pack_cells(cells: Integers) -> Array:
    """Return cells, whole numbers of 4 or 8 bytes that follow each other, as a stream of zlib, in bytes."""
    size = cells.itemsize
    tokens = np.empty(cells.size, np.int32)
    counts, of_distances = np.zeros((4, PACKED_SYMBOLS), np.int32), np.zeros(DISTANCE_CODES, np.int32)
    tokens = tokens[: _find_repeated(cells, size, tokens, counts, of_distances)]
    of_all = counts[0] + counts[1] + counts[2] + counts[3]
    of_all[END_CODE] = 1
    for code in range(2):  # one alone would be none
        of_all[code] += 1
        of_distances[code] += 1
    lengths = np.zeros(PACKED_SYMBOLS + DISTANCE_CODES, np.uint8)
    code_lengths(of_all, lengths[:PACKED_SYMBOLS])
    code_lengths(of_distances, lengths[PACKED_SYMBOLS:])
    codes = np.zeros(lengths.size, np.int64)
    codes_of(lengths[:PACKED_SYMBOLS], codes[:PACKED_SYMBOLS])
    codes_of(lengths[PACKED_SYMBOLS:], codes[PACKED_SYMBOLS:])
    out = np.empty(cells.size * size // 3 + (1 << 10), np.uint32)  # codes that fit take no more than 9 bits for 8
    out[0] = 0
    at = _put(out, 0, STREAM_HEAD, 16)
    at = _put(out, at, LAST_BLOCK_WITH_CODES, 3)
    at = _put(out, at, LENGTH_CODES | (DISTANCE_CODES - 1) << 5 | (ORDER_OF_LENGTHS.size - 4) << 10, 14)
    for length in ORDER_OF_LENGTHS:
        at = _put(out, at, PLAIN_LENGTH if length <= LONGEST_CODE else 0, 3)
    for length in lengths:
        at = _put(out, at, _turned(np.int64(length), PLAIN_LENGTH), PLAIN_LENGTH)
    at = _put_tokens(cells, size, tokens, codes, lengths, out, at)
    at = _put(out, at, codes[END_CODE], np.int64(lengths[END_CODE]))
    packed = out.view(np.uint8)[: (at + 7) // 8 + 4]
    check = checksum(cells.view(np.uint8))
    for index in range(4):
        packed[packed.size - 1 - index] = check >> 8 * index & 255
    return packed


@kernel
def _put(out, at, value, bits):
    """Write some bits behind the ``at`` that are there, no more than 32; return how many there are then.

    A word is empty beyond these bits, since who writes one empties the next.
    """
    word, used = unsigned(at >> 5), at & 31
    held = np.int64(out[word]) | value << used
    out[word] = held & 0xFFFFFFFF
    out[word + unsigned(1)] = held >> 32
    return at + bits


@kernel
def _turned(code, bits):
    """Return a code with its first bit last, as codes are written."""
    turned = 0
    for bit in range(bits):
        turned |= (code >> bit & 1) << (bits - 1 - bit)
    return turned


@kernel
def _find_repeated(cells, size, tokens, counts, of_distances):
    """Write what the cells become; return how many tokens that are, and count what they need codes for.

    A token below 0 tells a cell by itself, any other the length and the distance (less 1) of what is repeated.
    """
    reach, longest = REPEAT_WINDOW // size, MOST_LENGTH // size
    latest = np.full(CELL_KINDS, -1 - reach, np.int32)
    count = at = 0
    while at < cells.size:
        value = np.int64(cells[unsigned(at)])
        kind = unsigned((value ^ value >> 13 ^ value >> 27 ^ value >> 43) & (CELL_KINDS - 1))
        before = np.int64(latest[kind])
        latest[kind] = at
        if at - before <= reach and np.int64(cells[unsigned(before)]) == value:
            most, alike = min(longest, cells.size - at), 1
            while alike < most and cells[unsigned(at + alike)] == cells[unsigned(before + alike)]:
                alike += 1
            length, distance = alike * size, (at - before) * size
            tokens[unsigned(count)] = length << 16 | (distance - 1)
            counts[0, END_CODE + 1 + np.int64(LENGTH_CODE[unsigned(length)])] += 1
            of_distances[DISTANCE_CODE[unsigned(distance)]] += 1
            at += alike
        else:
            tokens[unsigned(count)] = -1 - at
            _count_bytes(counts, value)
            if size == 8:
                _count_bytes(counts, value >> 32)
            at += 1
        count += 1
    return count


@kernel
def _count_bytes(counts, value):
    """Count the four lowest bytes of a cell, each by itself: the same byte one after the other would wait."""
    counts[0, unsigned(value & 255)] += 1
    counts[1, unsigned(value >> 8 & 255)] += 1
    counts[2, unsigned(value >> 16 & 255)] += 1
    counts[3, unsigned(value >> 24 & 255)] += 1


@kernel
def _put_tokens(cells, size, tokens, codes, lengths, out, at):
    """Write the codes of all tokens behind the ``at`` bits that are there; return how many there are then."""
    of_length = np.zeros(MOST_LENGTH + 1, np.int64)
    bits_of_length = np.zeros(MOST_LENGTH + 1, np.int64)
    for length in range(LEAST_LENGTH, MOST_LENGTH + 1):
        code = np.int64(LENGTH_CODE[length])
        own = END_CODE + 1 + code
        of_length[length] = codes[own] | (length - FIRST_LENGTH[code]) << np.int64(lengths[own])
        bits_of_length[length] = lengths[own] + LENGTH_BITS[code]
    for index in range(unsigned(tokens.size)):
        token = np.int64(tokens[index])
        if token < 0:
            value = np.int64(cells[unsigned(-1 - token)])
            for _ in range(size >> 1):
                one, other = unsigned(value & 255), unsigned(value >> 8 & 255)
                bits = np.int64(lengths[one])
                at = _put(out, at, codes[one] | codes[other] << bits, bits + np.int64(lengths[other]))
                value >>= 16
        else:
            length, distance = unsigned(token >> 16), (token & 0xFFFF) + 1
            at = _put(out, at, of_length[length], bits_of_length[length])
            code = unsigned(DISTANCE_CODE[unsigned(distance)])
            bits = np.int64(lengths[unsigned(PACKED_SYMBOLS) + code])
            place = codes[unsigned(PACKED_SYMBOLS) + code] | (distance - FIRST_DISTANCE[code]) << bits
            at = _put(out, at, place, bits + DISTANCE_BITS[code])
    return at


@kernel
def code_lengths(counts: Indices, lengths: Array) -> None:
    """Write how many bits the code of each symbol has that is there, no more than LONGEST_CODE, so that least is used.

    After Huffman: the two that are rarest are joined until all are. Longer codes are cut, and others made longer.
    """
    order = _rarest_first(counts)
    leaves = order.size
    weight, parent = np.zeros(2 * leaves, np.int64), np.zeros(2 * leaves, np.int64)
    for leaf in range(leaves):
        weight[leaf] = counts[order[leaf]]
    leaf, node = 0, leaves
    for joined in range(leaves, 2 * leaves - 1):
        for _ in range(2):
            if node == joined or (leaf < leaves and weight[leaf] <= weight[node]):
                rarest, leaf = leaf, leaf + 1
            else:
                rarest, node = node, node + 1
            parent[rarest] = joined
            weight[joined] += weight[rarest]
    depth, of_depth = np.zeros(2 * leaves, np.int64), np.zeros(LONGEST_CODE + 1, np.int64)
    for each in range(2 * leaves - 3, -1, -1):
        depth[each] = depth[parent[each]] + 1
        if each < leaves:
            of_depth[min(depth[each], LONGEST_CODE)] += 1
    _make_room(of_depth)
    length = LONGEST_CODE
    for symbol in order:
        while of_depth[length] == 0:
            length -= 1
        lengths[symbol] = length
        of_depth[length] -= 1


@kernel
def _rarest_first(counts):
    """Return the symbols that are there, the rarest first."""
    order = np.empty(counts.size, np.int64)
    size = 0
    for symbol in range(counts.size):
        if counts[symbol] == 0:
            continue
        place = size
        while place > 0 and counts[order[place - 1]] > counts[symbol]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = symbol
        size += 1
    return order[:size]


@kernel
def _make_room(of_depth):
    """Change how many codes have each length until there are so many: one made longer gives room to one that is cut."""
    used = 0
    for length in range(1, LONGEST_CODE + 1):
        used += of_depth[length] << (LONGEST_CODE - length)
    while used > 1 << LONGEST_CODE:
        shorter = LONGEST_CODE - 1
        while of_depth[shorter] == 0:
            shorter -= 1
        of_depth[shorter] -= 1
        of_depth[shorter + 1] += 2
        of_depth[LONGEST_CODE] -= 1
        used -= 1


@kernel
def codes_of(lengths: Array, codes: Indices) -> None:
    """Write the codes that have such lengths, in the order of these and of the symbols, as they are packed."""
    code = 0
    for length in range(1, LONGEST_CODE + 1):
        for symbol in range(lengths.size):
            if lengths[symbol] == length:
                codes[symbol] = _turned(code, length)
                code += 1
        code <<= 1


@kernel
def checksum(data: Array) -> int:
    """Return the sum of some bytes by which zlib knows them again (Adler-32): vector code for nearly all of them."""
    low, high = 1, 0
    sums, sums_of_sums = np.zeros(CHECKED_ACROSS, np.uint32), np.zeros(CHECKED_ACROSS, np.uint32)
    for begin in range(0, data.size, CHECKED_ACROSS * CHECKED_ROWS):
        rows = min(CHECKED_ROWS, (data.size - begin) // CHECKED_ACROSS)
        end = begin + rows * CHECKED_ACROSS
        sums[:], sums_of_sums[:] = 0, 0
        for row in range(begin, end, CHECKED_ACROSS):
            _add_row(data[row : row + CHECKED_ACROSS], sums, sums_of_sums)
        high += low * (end - begin)
        for col in range(CHECKED_ACROSS):
            low += np.int64(sums[col])
            high += CHECKED_ACROSS * np.int64(sums_of_sums[col]) - col * np.int64(sums[col])
        for at in range(end, min(end + CHECKED_ACROSS, data.size) if rows < CHECKED_ROWS else end):
            low += np.int64(data[at])
            high += low
        low, high = low % CHECKED_MODULO, high % CHECKED_MODULO
    return high << 16 | low


@kernel
def _add_row(row, sums, sums_of_sums):
    for col in range(unsigned(sums.size)):
        sums[col] += row[col]
        sums_of_sums[col] += sums[col]
