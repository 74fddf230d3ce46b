const ROUNDS = [
  0x1n,
  0x8082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x808bn,
  0x80000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x8an,
  0x88n,
  0x80008009n,
  0x8000000an,
  0x8000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x80000001n,
  0x8000000080008008n,
];
const SHIFTS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44];
const LANES = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1];
const RATE = 136;
const ALL = (1n << 64n) - 1n;
const turn = (x: bigint, by: number) => ((x << BigInt(by)) | (x >> BigInt(64 - by))) & ALL;

/** Keccak-256 of a short ASCII text, as hex: one block is enough for an address. */
export function keccak256(text: string): string {
  const block = new Uint8Array(RATE);
  block.set(new TextEncoder().encode(text));
  block[text.length] = 1;
  block[RATE - 1] = (block[RATE - 1] ?? 0) | 0x80;
  const view = new DataView(block.buffer);
  const s = Array.from({ length: 25 }, (_, i) => (i < RATE / 8 ? view.getBigUint64(i * 8, true) : 0n));
  const at = (i: number) => s[i] ?? 0n;
  for (const round of ROUNDS) {
    const c = [0, 1, 2, 3, 4].map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20));
    for (let i = 0; i < 25; i++) s[i] = at(i) ^ (c[(i + 4) % 5] ?? 0n) ^ turn(c[((i % 5) + 1) % 5] ?? 0n, 1);
    let moved = at(1);
    LANES.forEach((lane, i) => {
      const next = at(lane);
      s[lane] = turn(moved, SHIFTS[i] ?? 0);
      moved = next;
    });
    for (let y = 0; y < 25; y += 5) {
      const row = s.slice(y, y + 5);
      for (let x = 0; x < 5; x++)
        s[y + x] = (row[x] ?? 0n) ^ (~(row[(x + 1) % 5] ?? 0n) & ALL & (row[(x + 2) % 5] ?? 0n));
    }
    s[0] = at(0) ^ round;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 4; i++) out.setBigUint64(i * 8, at(i), true);
  return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address with its checksum in capitals (EIP-55, 2016-01-14). */
export function checksummed(address: string): string {
  const plain = address.slice(2).toLowerCase();
  const hash = keccak256(plain);
  const signs = [...plain].map((sign, i) =>
    Number.parseInt(hash[i] ?? '0', 16) >= 8 ? sign.toUpperCase() : sign,
  );
  return `0x${signs.join('')}`;
}

/** `none` is an address in one case only: it says nothing about whether it was mistyped. */
export function checksumOf(address: string): 'good' | 'none' | 'wrong' {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'wrong';
  const plain = address.slice(2);
  if (plain === plain.toLowerCase() || plain === plain.toUpperCase()) return 'none';
  return checksummed(address) === address ? 'good' : 'wrong';
}

/** An address of the bank's own making, always the same for one name. */
export const addressFor = (name: string): string => checksummed(`0x${keccak256(name).slice(24)}`);
