/** Reads numbers and names out of a file's bytes. Beyond the end everything is 0, and no name. */
export class ByteReader {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  byte(at: number): number {
    return this.#bytes[at] ?? 0;
  }

  /** Two bytes, the higher one first. */
  uint16(at: number): number {
    return this.byte(at) * 0x100 + this.byte(at + 1);
  }

  /** Four bytes, the highest one first. */
  uint32(at: number): number {
    return this.uint16(at) * 0x1_0000 + this.uint16(at + 2);
  }

  /** Two bytes, the lower one first. */
  uint16LowFirst(at: number): number {
    return this.byte(at + 1) * 0x100 + this.byte(at);
  }

  /** Three bytes, the lowest one first. */
  uint24LowFirst(at: number): number {
    return this.byte(at + 2) * 0x1_0000 + this.uint16LowFirst(at);
  }

  /** Four bytes, the lowest one first. */
  uint32LowFirst(at: number): number {
    return this.uint16LowFirst(at + 2) * 0x1_0000 + this.uint16LowFirst(at);
  }

  /** Bytes as the letters that they stand for in ASCII. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.#bytes.subarray(at, at + length));
  }
}
