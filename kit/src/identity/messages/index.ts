import { messages as en } from './en.ts';
import { messages as ko } from './ko.ts';

/** What identity says, in both languages at once: no page waits for another file of words. */
export const identityWords = { ko, en };
