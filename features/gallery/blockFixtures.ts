import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBlockType } from '#schemas/blockTypes.ts';
import type { BlockType } from '#schemas/generated/types.ts';

export interface BlockFixture {
  type: BlockType;
  /** Between type and extension of the file's name. */
  name: string;
  title: string;
  data: unknown;
}

const fileName = /^(?<type>[a-z0-9-]+)\.(?<name>[a-z0-9-]+)\.json$/;

/** The usual example of a type first. @throws Error for an invalid one: the gallery must not hide mistakes */
export function readBlockFixtures(folder: string): BlockFixture[] {
  const fixtures = readdirSync(folder)
    .sort()
    .map((file) => readFixture(folder, file));
  const isUsual = ({ name }: BlockFixture) => Number(name === 'typical');
  return fixtures.sort((a, b) => (a.type === b.type ? isUsual(b) - isUsual(a) : 0));
}

function readFixture(folder: string, file: string): BlockFixture {
  const { type = '', name = '' } = fileName.exec(file)?.groups ?? {};
  if (!isBlockType(type))
    throw new Error(`${file} is not an example of a block type: its name must be <type>.<name>.json.`);
  const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  if (typeof content !== 'object' || content === null || !('data' in content))
    throw new Error(`${file} has no "data".`);
  const title = 'title' in content && typeof content.title === 'string' ? content.title : name;
  return { type, name, title, data: content.data };
}
