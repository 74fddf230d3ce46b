import { encryptField } from '@wallet/kit/api';
import { Screen } from '@wallet/kit/app';
import {
  BottomBar,
  Button,
  Card,
  InlineNotice,
  KeyValue,
  type KeyValueRow,
  LongWork,
  SecureKeypad,
} from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { messages } from '../../messages/index.ts';
import type { OrderFacts } from '../../model/order.ts';
import type { RefusalId } from '../../model/orderRefusals.ts';
import { Lead } from '../../parts/Lead.tsx';
import styles from '../../parts/money.module.css';
import type { MoneyDraftName } from '../../state/moneyDrafts.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

interface ConfirmOrderProps {
  title: string;
  /** the question that the password answers: 10,000P를 충전하시겠습니까? */
  lead: string;
  rows: readonly KeyValueRow[];
  /** null while it cannot be ordered: a rate that has ended */
  facts: OrderFacts | null;
  submit: string;
  step?: { current: number; total: number };
  /** what is entered here before it is confirmed */
  entry?: ReactNode;
  children?: ReactNode;
  /** a screen of its own for the password */
  opensAtOnce?: boolean;
  /** the draft that the order is made of; it is over with the order */
  draft?: MoneyDraftName;
  onRetry?: (why: RefusalId) => void;
}

/** Everything that will be booked, then the password: the last step of every order. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { facts } = props;
  const t = messages.use().money;
  const [isOpen, setOpen] = useState(props.opensAtOnce === true);
  const { place, isRunning, problem } = usePlaceOrder((why) => {
    if (why === 'wrongPassword') setOpen(true);
    props.onRetry?.(why);
  }, props.draft);

  const footer = (
    <BottomBar>
      <Button action="submit" disabled={facts === null} isBusy={isRunning} onClick={() => setOpen(true)}>
        {props.submit}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={props.title} footer={footer} {...(props.step ? { step: props.step } : {})}>
      <Lead title={props.lead} />
      <div className={styles.stack}>
        {props.entry}
        <Card tone="soft">
          <KeyValue rows={props.rows} />
        </Card>
        {props.children}
        {problem && problem !== 'wrongPassword' && (
          <InlineNotice tone="danger">{t.refusals[problem]}</InlineNotice>
        )}
        {isRunning && <LongWork says={t.confirm.working} quietFor={0} />}
      </div>
      <SecureKeypad
        isOpen={isOpen && facts !== null}
        title={t.confirm.password}
        description={problem === 'wrongPassword' ? t.refusals.wrongPassword : t.confirm.passwordHint}
        encrypt={encryptField}
        onClose={() => setOpen(false)}
        onDone={(sealed) => {
          setOpen(false);
          if (facts) void place(facts, sealed);
        }}
      />
    </Screen>
  );
}
