import { useWallet } from '@wallet/kit/app';
import { Card, Cover, EmptyState, List, ListItem, Section } from '@wallet/kit/ui';
import { TokensScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import { pictureOf } from '../model/pictureOf.ts';
import { TokenBadge } from '../parts/TokenBadges.tsx';

/** Tickets: those to come first, used and ended ones as keepsakes. */
export function FNF61000() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <TokensScreen>
      {({ tokens }) => {
        const tickets = tokens.filter(({ ticket, isHidden }) => ticket && !isHidden);
        if (tickets.length === 0) return <EmptyState picture="tickets" {...t.tickets.none} />;
        return ([true, false] as const).map((isComing) => {
          const shown = tickets.filter(({ ticket }) => (ticket?.state === 'valid') === isComing);
          const title = isComing ? t.tickets.coming : t.tickets.past;
          if (shown.length === 0) return null;
          return (
            <Card key={title}>
              <Section title={title}>
                <List label={title}>
                  {shown.map((token) => (
                    <ListItem
                      key={token.id}
                      action="openTicket"
                      leading={<Cover of={token.name} src={pictureOf(token.imageUrl)} shape="small" />}
                      title={token.name}
                      description={
                        token.ticket && `${t.moment({ at: token.ticket.at })} · ${token.ticket.place}`
                      }
                      badge={<TokenBadge token={token} />}
                      {...(isComing ? {} : { past: 'done' as const })}
                      onClick={() =>
                        navigate.push(isComing ? 'FNF62000' : 'FNF20100', { query: { tknId: token.id } })
                      }
                    />
                  ))}
                </List>
              </Section>
            </Card>
          );
        });
      }}
    </TokensScreen>
  );
}
