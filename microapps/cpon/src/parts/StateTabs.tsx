import { Segmented } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type CouponTab, tabs } from '../model/coupon.ts';

/** Which coupons are shown: usable ones, used ones, those that are over. */
export function StateTabs({ value, onChange }: { value: CouponTab; onChange: (tab: CouponTab) => void }) {
  const t = messages.use();
  return (
    <Segmented
      legend={t.list.state}
      options={tabs.map((tab) => ({ value: tab, label: t.list.tabs[tab] }))}
      value={value}
      onChange={onChange}
    />
  );
}
