import { useLoad, useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { listHistory } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { RecentHistory } from '../parts/RecentHistory.tsx';

/** The customer has been told already: what moved last stands under it, as far as it can be had. */
export function NothingNew({ title }: { title: string }) {
  const { result: t } = messages.use().money;
  const { navigate } = useWallet();
  const recent = useLoad((signal) => listHistory({ filter: 'ALL', month: '', page: 1 }, { signal }));
  return (
    <>
      <EmptyState
        isPage
        picture="blank"
        title={t.none({ title })}
        description={t.noneHint}
        action={{ label: t.seeHistory, action: 'history', onClick: () => navigate.replace('FPO41100') }}
        other={{ label: t.home, action: 'pointHome', onClick: () => navigate.replace('FPO10000') }}
      />
      {/* There from the start: the words over it do not move when it comes. */}
      <div>
        {recent.data && recent.data.items.length > 0 && (
          <RecentHistory items={recent.data.items} onRetry={recent.reload} />
        )}
      </div>
    </>
  );
}
