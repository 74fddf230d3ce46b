import { useLoad, useResume } from '@wallet/kit/app';
import { NoticeBar } from '@wallet/kit/ui';
import { readEmergencyNotices } from '../api/calls.ts';
import { close, closed } from '../state/closed.ts';

/** One notice at a time; closing it shows the next. Where they cannot be read, home goes on without. */
export function EmergencyNotices() {
  const load = useLoad((signal) => readEmergencyNotices(undefined, { signal }));
  useResume(load.reload);
  const notice = load.data?.find(({ id }) => !closed.value.has(`notice ${id}`));
  if (!notice) return null;
  return (
    <NoticeBar
      key={notice.id}
      text={notice.text}
      more={notice.more}
      onClose={() => close(`notice ${notice.id}`)}
    />
  );
}
