import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Card, InlineNotice, KeyValue, Lead } from '@wallet/kit/ui';
import { readBasis } from '../api/pointCalls.ts';
import { useDraftLoad } from '../flows/useMoneyDraft.ts';
import { messages } from '../messages/index.ts';
import styles from '../parts/money.module.css';
import { sendingRows } from '../parts/sendingRows.tsx';
import { NoDraft } from './money/NoDraft.tsx';

export function FPO24123() {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const load = useDraftLoad('sending', (_, signal) => readBasis('send', { signal }));
  const known = load.data?.draft.amount === undefined ? undefined : load.data;
  const footer = known && (
    <BottomBar>
      <Button action="next" onClick={() => navigate.push('FPO24124')}>
        {t.send.submit}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.send.title} of={load} step={{ current: 4, total: 5 }} footer={footer}>
      {known ? (
        <>
          <Lead title={t.send.check} />
          <div className={styles.stack}>
            <Card tone="soft">
              <KeyValue rows={sendingRows(known.draft, known.data.balance, t)} />
            </Card>
            <InlineNotice>{t.send.confirmHint}</InlineNotice>
          </div>
        </>
      ) : (
        <NoDraft first="FPO24110" />
      )}
    </Screen>
  );
}
