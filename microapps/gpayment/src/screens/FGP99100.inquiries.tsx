import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { Tabs } from '@wallet/kit/ui';
import { InquiryForm } from '../flows/InquiryForm.tsx';
import { InquiryList } from '../flows/InquiryList.tsx';
import { useService } from '../parts/useService.ts';

const tabs = ['list', 'write'] as const;

export function FGP99100() {
  const { inquiries: t } = useService();
  const { navigate } = useWallet();
  const query = useQuery();
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'list';
  const show = (next: (typeof tabs)[number]) => navigate.replace('FGP99100', { query: { tab: next } });
  return (
    <Screen title={t.title}>
      <Tabs
        label={t.title}
        tabs={tabs.map((value) => ({ value, label: t.tabs[value] }))}
        value={tab}
        onChange={show}
      >
        {tab === 'list' ? (
          <InquiryList />
        ) : (
          <InquiryForm serial={query.get('tranSerno') ?? ''} onSent={() => show('list')} />
        )}
      </Tabs>
    </Screen>
  );
}
