import { Screen } from '@wallet/kit/app';
import { Tabs } from '@wallet/kit/ui';
import { useState } from 'react';
import { listForeignNotices, listNotices } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import { NoticeList } from '../parts/NoticeList.tsx';

type Kind = 'own' | 'foreign';
const reads = { own: listNotices, foreign: listForeignNotices };

export function FFQ05000() {
  const { notices: t } = messages.use();
  const [kind, setKind] = useState<Kind>('own');
  return (
    <Screen title={t.title}>
      <Tabs<Kind>
        label={t.tabs}
        tabs={[
          { value: 'own', label: t.own },
          { value: 'foreign', label: t.foreign },
        ]}
        value={kind}
        onChange={setKind}
      >
        <NoticeList key={kind} label={t[kind]} empty={t.empty} read={reads[kind]} />
      </Tabs>
    </Screen>
  );
}
