import { loginPath, useAction, useWallet } from '@wallet/kit/app';
import { readRegistry } from '@wallet/kit/common';
import type { RegistryScreen } from '@wallet/kit/manifest';
import { type Locale, locale, setLocale } from '@wallet/kit/messages';
import { Button, confirm, List, ListItem, RadioGroup, Sheet } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { walletPages } from '../model/walletPages.ts';
import { PageRow } from './PageRow.tsx';

// Each language under its own name: who cannot read this page must still find theirs.
const languages: readonly { value: Locale; label: string }[] = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];

const own = ['FMA11000', 'FMA20000', 'FMA16100'] as const;

export function HomeMenu({ onClose }: { onClose: () => void }) {
  const t = messages.use().menu;
  const { session, navigate } = useWallet();
  const isLogin = session.person.value !== null;
  const [pages, setPages] = useState<readonly RegistryScreen[]>([]);
  useEffect(() => {
    // Unread, the menu has only what is home's own.
    void readRegistry().then(
      (registry) => registry && setPages(walletPages(registry, { isVisitor: !isLogin })),
    );
  }, [isLogin]);
  const leave = useAction(async () => {
    onClose();
    if (await confirm({ id: 'logout', text: t.logoutAsk })) await session.leave();
  });

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t.title}
      footer={
        isLogin ? (
          <Button variant="secondary" full action="logout" onClick={() => void leave.run()}>
            {t.logout}
          </Button>
        ) : (
          <Button full action="login" onClick={() => navigate.push(loginPath)}>
            {t.login}
          </Button>
        )
      }
    >
      <List label={t.title}>
        {isLogin &&
          own.map((page) => (
            <ListItem
              key={page}
              title={t.pages[page]}
              action={page}
              onClick={() => {
                onClose();
                navigate.push(page);
              }}
            />
          ))}
        {pages.map((page) => (
          <PageRow key={page.code} page={page} onOpen={onClose} />
        ))}
      </List>
      <RadioGroup
        field="locale"
        legend={t.language}
        options={languages}
        value={locale.value}
        onChange={(next) => void setLocale(next)}
      />
    </Sheet>
  );
}
