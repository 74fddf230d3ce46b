import { AgreeToTerms, MainButton, Screen, useBlockPopup, useQuery, useWallet } from '@wallet/kit/app';
import { Button, IconTile, InlineNotice, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { paying } from '../flows/paying.ts';
import { useAgree, useOpenTerms } from '../flows/useOpenTerms.ts';
import { messages } from '../messages/index.ts';
import { useMeans } from '../state/useMeans.ts';

export function FFQ01200() {
  const { terms: t } = messages.use();
  const { navigate } = useWallet();
  const askFor = useBlockPopup();
  const to = useQuery().get('to') === 'FFQ02200' ? 'FFQ02200' : 'FFQ02100';
  const draft = paying.useDraft();
  const means = useMeans();
  const load = useOpenTerms();
  const agree = useAgree();

  async function goOn() {
    await draft.begin({ method: (await means.read()).method });
    navigate.replace(to);
  }

  return (
    <Screen of={load}>
      {({ terms, needsLogin }) => {
        const lead = (
          <>
            <Lead picture="fpayment" title={terms.length > 0 ? t.lead : t.done}>
              {terms.length > 0 ? undefined : t.doneHint}
            </Lead>
            {needsLogin && (
              <InlineNotice tone="warning" messageId="certificateNeeded">
                {t.login}
                <Button
                  full
                  variant="secondary"
                  action="checkCertificate"
                  onClick={() => void askFor('availableCert', `/fpayment/FFQ01200?to=${to}`)}
                >
                  {t.loginButton}
                </Button>
              </InlineNotice>
            )}
          </>
        );
        if (terms.length === 0) {
          return (
            <>
              {lead}
              <Section title={t.next}>
                <List>
                  {t.steps.map(({ picture, title, text }) => (
                    <ListItem
                      key={picture}
                      leading={<IconTile picture={picture} />}
                      title={title}
                      description={text}
                    />
                  ))}
                </List>
              </Section>
              <MainButton action="submit" disabled={needsLogin} run={goOn}>
                {t.goOn}
              </MainButton>
            </>
          );
        }
        return (
          <AgreeToTerms
            terms={terms}
            submit={t.submit}
            action="submit"
            onAgree={async () => {
              await agree(terms);
              if (needsLogin) load.reload();
              else await goOn();
            }}
          >
            {lead}
          </AgreeToTerms>
        );
      }}
    </Screen>
  );
}
