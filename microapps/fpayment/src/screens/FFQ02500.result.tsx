import { messages } from '../messages/index.ts';
import { OrderEnd } from './OrderEnd.tsx';

export function FFQ02500() {
  return <OrderEnd title={messages.use().result.title} />;
}
