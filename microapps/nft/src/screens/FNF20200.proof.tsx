import { Part, useLoad, useWallet } from '@wallet/kit/app';
import { Button, Card, InlineNotice, KeyValue, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { readProof } from '../api/calls.ts';
import { TokenScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import { shortAddress, type Token } from '../model/token.ts';

const EXPLORER = 'https://etherscan.io/token/';

/** What the chain says of a token: contract, number, picture, owners. */
export function FNF20200() {
  return <TokenScreen>{(token) => <Proof token={token} />}</TokenScreen>;
}

function Proof({ token: { id, name, contract, number, isAsIssued } }: { token: Token }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readProof, id);
  return (
    <>
      <Lead title={name} />
      <InlineNotice tone={isAsIssued ? 'info' : 'warning'}>
        {isAsIssued ? t.proof.good : t.token.changed}
      </InlineNotice>
      <Part of={load}>
        {({ standard, owners }) => (
          <>
            <KeyValue
              rows={[
                { label: t.proof.contract, value: shortAddress(contract) },
                { label: t.proof.number, value: number },
                { label: t.proof.standard, value: standard },
              ]}
            />
            <Card>
              <Section title={t.proof.owners}>
                <List label={t.proof.owners}>
                  {owners.map(({ name: owner, at }) => (
                    <ListItem key={`${owner}${at}`} title={owner} description={t.moment({ at })} />
                  ))}
                </List>
              </Section>
            </Card>
          </>
        )}
      </Part>
      <Button
        full
        variant="secondary"
        action="explorer"
        onClick={() => void navigate.outside(`${EXPLORER}${contract}?a=${number}`)}
      >
        {t.proof.explorer}
      </Button>
    </>
  );
}
