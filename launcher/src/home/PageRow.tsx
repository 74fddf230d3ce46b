import { useAction, useWallet } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import { IconTile, ListItem } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { pictureOfPageCode } from '../model/pictures.ts';
import type { WalletPage } from '../model/walletPages.ts';

interface PageRowProps {
  page: WalletPage;
  /** its title, with what was typed marked in it */
  title?: ReactNode;
  /** before it opens */
  onOpen?: () => void;
}

/** A page of the wallet in a list, under the title its app registered. */
export function PageRow({ page, title, onOpen }: PageRowProps) {
  const { navigate } = useWallet();
  const open = useAction(() => {
    onOpen?.();
    return navigate.open(page.path);
  });
  const name = page.title[locale.value];
  return (
    <ListItem
      title={title ?? name}
      leading={<IconTile picture={pictureOfPageCode(page.code)} name={name} />}
      action={`page-${page.code}`}
      onClick={() => void open.run()}
    />
  );
}
