import { Screen } from '@wallet/kit/app';
import { listNotes } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import { NoticeList } from '../parts/NoticeList.tsx';

export function FFQ05100() {
  const { notes: t } = messages.use();
  return (
    <Screen title={t.title}>
      <NoticeList label={t.title} empty={t.empty} read={listNotes} />
    </Screen>
  );
}
