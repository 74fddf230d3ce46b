import { loginPath, useAction, useWallet } from '@wallet/kit/app';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { locale } from '@wallet/kit/messages';
import {
  Button,
  Card,
  Hero,
  IconTile,
  List,
  ListItem,
  Section,
  ServiceCell,
  ServiceGrid,
  Stack,
} from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { pictureOfPageCode } from '../model/pictures.ts';
import { screenOf } from '../model/quickDoors.ts';
import { walletPages } from '../model/walletPages.ts';
import { VisitorPicture } from './VisitorPicture.tsx';

/** One row of doors; what is left over stands under them as rows, not as one lone door. */
const doors = 4;
/** Where the bell leads, which stands over them already: it is offered only where nothing else is. */
const ofBell = 'FAL11000';

/** What a visitor sees first: what the wallet is for, the way in, and what is open without it. */
export function VisitorLead({ registry }: { registry: ReleaseIndex | null }) {
  const t = messages.use().home;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const all = registry ? walletPages(registry, { isVisitor: true }) : [];
  const others = all.filter(({ code }) => code !== ofBell);
  const pages = others.length > 0 ? others : all;
  const signUp = registry && screenOf(registry, 'FME21000');
  return (
    <>
      <Hero isPromise label={t.visitorGreeting} note={t.visitorText} art={<VisitorPicture />}>
        <Button full action="login" onClick={() => navigate.push(loginPath)}>
          {t.login}
        </Button>
        {signUp && (
          <Button full variant="text" action="signUp" onClick={() => void open.run(signUp.path)}>
            {t.newHere} <strong>{t.signUp}</strong>
          </Button>
        )}
      </Hero>
      {pages.length > 0 && (
        <Card>
          <Section title={t.openToAll}>
            <Stack>
              <ServiceGrid label={t.openToAll}>
                {pages.slice(0, doors).map((page) => (
                  <ServiceCell
                    key={page.code}
                    picture={pictureOfPageCode(page.code)}
                    name={page.title[locale.value]}
                    action={`page-${page.code}`}
                    onClick={() => void open.run(page.path)}
                  />
                ))}
              </ServiceGrid>
              {pages.length > doors && (
                <List>
                  {pages.slice(doors).map((page) => (
                    <ListItem
                      key={page.code}
                      leading={<IconTile picture={pictureOfPageCode(page.code)} />}
                      title={page.title[locale.value]}
                      action={`page-${page.code}`}
                      onClick={() => void open.run(page.path)}
                    />
                  ))}
                </List>
              )}
            </Stack>
          </Section>
        </Card>
      )}
    </>
  );
}
