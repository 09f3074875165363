/** The letters a QR code packs closest (RFC 9285): three of them for two bytes. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = [bytes[at], bytes[at + 1]];
    text += second === undefined ? letters(first, 2) : letters(first * 256 + second, 3);
  }
  return text;
}

/** Null for anything that `toBase45` does not write. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3);
    const number = numberOf(group);
    if (number === null || number > (group.length === 3 ? 0xffff : 0xff)) return null;
    if (group.length === 3) bytes.push(number >> 8);
    bytes.push(number & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** The smallest place first. */
function letters(number: number, count: number): string {
  let [text, rest] = ['', number];
  for (let place = 0; place < count; place += 1) {
    text += LETTERS[rest % LETTERS.length] ?? '';
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
}

function numberOf(group: string): number | null {
  let number = 0;
  for (const letter of [...group].reverse()) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    number = number * LETTERS.length + value;
  }
  return number;
}
