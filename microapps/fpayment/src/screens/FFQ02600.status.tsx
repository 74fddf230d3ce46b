import { messages } from '../messages/index.ts';
import { OrderEnd } from './OrderEnd.tsx';

export function FFQ02600() {
  return <OrderEnd title={messages.use().result.statusTitle} />;
}
