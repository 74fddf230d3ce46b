import { Gone } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';

/** What a screen of members shows to those who have not joined, or left in another WebView. */
export const NotJoined = () => <Gone picture="assistant" to="GubbiHome" {...messages.use().out} />;
