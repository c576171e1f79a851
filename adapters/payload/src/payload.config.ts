import { rules } from '../pagewell/bundle.js';
import { payloadConfig } from './payloadConfig.ts';
import { readSettings } from './settings.ts';

export default payloadConfig(readSettings(process.env), rules);
