/** Reads numbers and names from bytes. Beyond the end all is 0. */
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

  uint16(at: number): number {
    return this.byte(at) * 0x100 + this.byte(at + 1);
  }

  uint32(at: number): number {
    return this.uint16(at) * 0x1_0000 + this.uint16(at + 2);
  }

  uint16LowFirst(at: number): number {
    return this.byte(at + 1) * 0x100 + this.byte(at);
  }

  uint24LowFirst(at: number): number {
    return this.byte(at + 2) * 0x1_0000 + this.uint16LowFirst(at);
  }

  uint32LowFirst(at: number): number {
    return this.uint16LowFirst(at + 2) * 0x1_0000 + this.uint16LowFirst(at);
  }

  text(at: number, length: number): string {
    return String.fromCharCode(...this.#bytes.subarray(at, at + length));
  }
}
