import { messages } from './index.ts';

/** What is told where it stays open whether a change was made. */
export const uncertain = () => ({ id: 'changeUncertain', text: messages.current().service.uncertain });
