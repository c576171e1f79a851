/** `npm run payload:fields`: writes our schemas as fields of Payload's, for the package that runs it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsFile, fieldsText } from './fieldsText.ts';

const file = path.join(import.meta.dirname, '../../../..', fieldsFile);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, fieldsText());
