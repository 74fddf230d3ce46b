import { ApiError } from '@wallet/kit/api';
import { Screen, useAction } from '@wallet/kit/app';
import { readCddTarget, readLinkedAccounts, readPointWalletNo } from '@wallet/kit/common';
import { Card, Lead, List, ListItem } from '@wallet/kit/ui';
import { useState } from 'react';
import { getOnlyLinkAccounts, readOwnBank } from '../api/accountCalls.ts';
import { readLimits, readSettings } from '../api/settingCalls.ts';
import { readDueDiligence, readNotices, readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'bank-book/v1/CDD': () => readCddTarget(undefined),
  'bank-book/v1/bankbook': () => readPointWalletNo(undefined),
  'bank-book/v1/link-accounts': () => readLinkedAccounts(undefined),
  'bank-book/v1/only-link-accounts': () => getOnlyLinkAccounts(undefined),
  'bank-book/v1/own-bank': () => readOwnBank(undefined),
  'bank-book/v1/summary': () => readSummary(undefined),
  'bank-book/v1/settings': () => readSettings(undefined),
  'bank-book/v1/CDD/status': () => readDueDiligence(undefined),
  'transaction/v1/limit-balance': () => readLimits('01'),
  'cust/v1/notice-list': () => readNotices(undefined),
};

/** For developers: the reading calls of the point area, sent one by one. */
export function FPOAPI() {
  const { developer: t } = messages.use().wallet;
  const [answer, setAnswer] = useState<{ path: string; text: string }>();
  const send = useAction(async (path: string) => {
    try {
      setAnswer({ path, text: JSON.stringify(await calls[path]?.(), null, 2) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer({ path, text: `${t.failed}: ${error.kind} ${error.code ?? ''}` });
    }
  });
  return (
    <Screen title={t.calls}>
      <Lead title={t.callsLead} />
      {answer && (
        <Card tone="soft">
          <strong>{`${t.answered}: ${answer.path}`}</strong>
          <pre data-part="answer">{answer.text}</pre>
        </Card>
      )}
      <List label={t.calls}>
        {Object.keys(calls).map((path) => (
          <ListItem key={path} title={path} action="send" onClick={() => void send.run(path)} />
        ))}
      </List>
    </Screen>
  );
}
