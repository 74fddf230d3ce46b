import { Unfinished } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';
import { money } from './money.ts';

/** An order of points whose end the customer does not know yet. */
export function UnfinishedMoney() {
  const t = messages.use().money;
  return <Unfinished order={money} says={(kind) => t.unfinished.text({ order: t.orders[kind] })} />;
}
