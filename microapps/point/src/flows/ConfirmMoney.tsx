import { ConfirmOrder, useWallet } from '@wallet/kit/app';
import type { KeyValueRow } from '@wallet/kit/ui';
import type { ComponentProps, ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { OrderFacts } from '../model/order.ts';
import { type RefusalId, refusalOf } from '../model/orderRefusals.ts';
import { money, moneyRefusal } from './money.ts';

interface ConfirmMoneyProps {
  title: string;
  /** the question that the password answers: 10,000P를 충전할까요? */
  lead: string;
  /** from where to where, as faces over the lead */
  between?: ComponentProps<typeof ConfirmOrder>['between'];
  rows: readonly KeyValueRow[];
  /** null while it cannot be ordered: a rate that has ended */
  facts: OrderFacts | null;
  submit: string;
  /** no points move: a tap is enough */
  needsNoPassword?: true;
  entry?: ReactNode;
  children?: ReactNode;
  opensAtOnce?: boolean;
  /** the draft that the order is made of; it is over with the order */
  draft?: ComponentProps<typeof ConfirmOrder>['draft'];
  onRetry?: (why: RefusalId) => void;
}

/** The last step of every order of points: what will be booked, then the password of the points. */
export function ConfirmMoney({ onRetry, needsNoPassword, ...props }: ConfirmMoneyProps) {
  const t = messages.use().money.confirm;
  const { navigate } = useWallet();
  // A new one is set on a page of its own, which leads back here: what was chosen is kept.
  const onForgotten = () => navigate.push('FPO94000');
  return (
    <ConfirmOrder
      {...props}
      order={money}
      secret={needsNoPassword ? 'none' : { title: t.password, hint: t.passwordHint, onForgotten }}
      working={t.working}
      refusal={moneyRefusal}
      onAgain={(code) => {
        const why = refusalOf(code);
        if (why) onRetry?.(why);
      }}
    />
  );
}
