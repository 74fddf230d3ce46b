import { forMember, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Badge, EmptyState, IconTile, List, ListItem, TabLinks } from '@wallet/kit/ui';
import { listPresents } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pictureOf } from '../parts/CouponRow.tsx';

const tabs = ['sent', 'received'] as const;

export const FCP25100 = forMember(
  function Presents() {
    const t = messages.use();
    const { navigate } = useWallet();
    const asked = useQuery().get('tab');
    const tab = tabs.find((one) => one === asked) ?? 'sent';
    const load = useLoad(listPresents, undefined, { onResume: 'reload' });
    const nav = (
      <TabLinks
        label={t.presents.tab}
        current={tab}
        tabs={tabs.map((value) => ({
          value,
          label: t.presents.tabs[value],
          href: `/cpon/FCP25100?tab=${value}`,
          action: `tab-${value}`,
        }))}
        onGo={(value) => navigate.replace('FCP25100', { query: { tab: value } })}
      />
    );
    return (
      <Screen of={load} skeleton="list">
        {(all) => {
          const shown = all.filter(({ isSent }) => isSent === (tab === 'sent'));
          if (shown.length === 0)
            return (
              <>
                {nav}
                <EmptyState
                  picture="tickets"
                  title={t.presents.none}
                  description={t.presents.noneHint}
                  action={{ label: t.home.mine, action: 'coupons', onClick: () => navigate.push('FCP11000') }}
                />
              </>
            );
          return (
            <>
              {nav}
              <List label={t.presents.tabs[tab]}>
                {shown.map((one) => {
                  const waits = one.state === 'waiting';
                  const to = one.isSent
                    ? one.phone
                      ? maskPhone(phoneText(one.phone))
                      : t.presents.link
                    : one.giver;
                  return (
                    <ListItem
                      key={one.id}
                      action="openPresent"
                      leading={<IconTile picture={pictureOf(one)} />}
                      title={one.name}
                      state={<Badge tone={waits ? 'info' : 'neutral'}>{t.presents.states[one.state]}</Badge>}
                      // Until when it waits is for who can still take it.
                      description={waits && !one.isSent ? `${to} · ${t.until({ date: one.until })}` : to}
                      {...(waits ? {} : { past: 'done' as const })}
                      onClick={() =>
                        navigate.push(waits && !one.isSent ? 'ReceiveCpon' : 'FCP25300', {
                          query: { presentId: one.id },
                        })
                      }
                    />
                  );
                })}
              </List>
            </>
          );
        }}
      </Screen>
    );
  },
  () => messages.use().signIn.presents,
);
