import { loginPath, Screen, useAction, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import { launchLink, readAffiliate } from '@wallet/kit/session';
import { BottomBar, Button, Card, EmptyState, KeyValue, Lead } from '@wallet/kit/ui';
import { readPageId } from '../entry/pageId.ts';
import { withQuery } from '../entry/withQuery.ts';
import { usePageTitle } from '../flows/usePageTitle.ts';
import { messages } from '../messages/index.ts';

/** Says who opens the wallet and for what, before the customer is handed over (1-shell s2.2). */
export function BridgeForAffiliation() {
  const t = messages.use().bridge;
  const query = useQuery();
  const person = usePerson();
  const { navigate, bridge } = useWallet();
  const { group, appType } = readAffiliate(query);
  const page = readPageId(query);
  const title = usePageTitle(page?.path ?? null);

  const goOn = useAction(async () => {
    const link = launchLink(query);
    await bridge.hello();
    // An affiliate's own app signs in whoever it knows; the launch does that, the link with it.
    if (bridge.supports('getSsoInfo')) return navigate.replace(withQuery('/KBGroupAppLaunch', query));
    if (person) return navigate.replace(withQuery('/', link));
    navigate.push(withQuery(loginPath, link));
  });

  if (group === null && appType === null) {
    return (
      <Screen title={t.title}>
        <EmptyState
          title={t.unknown}
          description={t.unknownText}
          action={{ label: t.home, onClick: navigate.home, action: 'goHome' }}
        />
      </Screen>
    );
  }

  const company = group ? t.groups[group] : null;
  const app = appType ? t.apps[appType] : null;
  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full action="submit" isBusy={goOn.isRunning} onClick={() => void goOn.run()}>
            {person || bridge.supports('getSsoInfo') ? t.goOn : t.signIn}
          </Button>
        </BottomBar>
      }
    >
      <Lead picture="security" title={t.lead({ name: company ?? app ?? '' })}>
        {t.text}
      </Lead>
      <Card tone="soft">
        <KeyValue
          rows={[
            ...(company ? [{ label: t.company, value: company }] : []),
            ...(app ? [{ label: t.app, value: app }] : []),
            { label: t.page, value: title?.[locale.value] ?? t.walletHome },
          ]}
        />
      </Card>
    </Screen>
  );
}
