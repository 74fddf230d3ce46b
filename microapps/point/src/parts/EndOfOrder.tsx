import { Button, ResultPage } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { OrderKind } from '../model/order.ts';
import { refusalOf } from '../model/orderRefusals.ts';
import type { OrderEnd } from '../model/receipt.ts';
import styles from './money.module.css';
import { receiptRows } from './receiptRows.tsx';

interface EndOfOrderProps {
  end: OrderEnd;
  kind: OrderKind;
  say: (words: { ko: string; en: string }) => string;
  onAskAgain: () => void;
  onGo: (code: string) => void;
  again: string;
}

/** Where a refusal sends the customer who can do something about it. */
const remedies: Partial<Record<string, string>> = {
  noWallet: 'FPO11000',
  noAccount: 'FPO21100',
  noPassword: 'FPO94000',
  passwordLocked: 'FPO94000',
  dueDiligence: 'FPO96000',
  overOnce: 'FPO51100',
  overDaily: 'FPO51100',
};

const kinds = { done: 'success', refused: 'failure', closed: 'failure', unknown: 'pending' } as const;

/** One sentence says whether points moved; then the facts, and what can be done next. */
export function EndOfOrder({ end, kind, say, onAskAgain, onGo, again }: EndOfOrderProps) {
  const t = messages.use().money;
  const words = t.ends[kind];
  const refusal = end.kind === 'refused' ? refusalOf(end.code) : undefined;
  const remedy = refusal && remedies[refusal];
  const title = { done: words.done, refused: words.not, closed: words.not, unknown: words.checking }[
    end.kind
  ];

  function reason(): string {
    if (end.kind === 'done') return t.result.done;
    if (end.kind === 'unknown') return t.result.checking;
    if (end.kind === 'closed') return t.result.closed;
    return refusal ? t.refusals[refusal] : t.result.refused;
  }

  return (
    <ResultPage
      kind={kinds[end.kind]}
      title={title}
      description={reason()}
      rows={end.kind === 'done' ? receiptRows(end.receipt, t, say) : []}
    >
      <div className={styles.buttons}>
        {end.kind === 'unknown' && (
          <Button full action="askAgain" onClick={onAskAgain}>
            {t.result.askAgain}
          </Button>
        )}
        {remedy && (
          <Button full action="remedy" onClick={() => onGo(remedy)}>
            {t.result.remedy}
          </Button>
        )}
        {(end.kind === 'refused' || end.kind === 'closed') && (
          <Button full variant={remedy ? 'secondary' : 'primary'} action="again" onClick={() => onGo(again)}>
            {t.result.again}
          </Button>
        )}
        <Button
          full
          variant={end.kind === 'done' ? 'primary' : 'secondary'}
          action="pointHome"
          onClick={() => onGo('FPO10000')}
        >
          {t.result.home}
        </Button>
        <Button full variant="text" action="history" onClick={() => onGo('FPO41100')}>
          {t.result.history}
        </Button>
      </div>
    </ResultPage>
  );
}
