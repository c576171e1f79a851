import { JSDOM } from 'jsdom';
import NodeEnvironment from './nodeEnvironment.js';

/** The environment for Node with the parser that browsers have: for tests that render pages by the thousand and look at what a reader gets. */
export default class ParserEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.DOMParser = new JSDOM().window.DOMParser;
  }
}
