import { useLoad, useResume, useWallet } from '@wallet/kit/app';
import { type Banner as BannerText, parseLink, readBanners } from '@wallet/kit/common';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import { kitMessages } from '@wallet/kit/messages';
import { Banner, BannerRail } from '@wallet/kit/ui';
import { pictureOfScreen } from '../model/pictures.ts';
import { close, closed } from '../state/closed.ts';
import { useHomeLink } from './useHomeLink.ts';

/** The banners of the wallet, moved by hand; none where there is none to read (1-shell s4.7). */
export function HomeBanner({ registry }: { registry: ReleaseIndex | null }) {
  const { bridge } = useWallet();
  const load = useLoad((signal) => readBanners(undefined, { signal }));
  useResume(load.reload);
  const follow = useHomeLink();
  const { parts } = kitMessages.use();
  const banners = load.data ?? [];
  if (banners.length === 0 || closed.value.has('banner')) return null;

  function shown({ title, text, imageUrl, color, link: anyLink, iosLink }: BannerText) {
    const link = (bridge.host?.platform === 'ios' && iosLink) || anyLink;
    const target = parseLink(link);
    return (
      <Banner
        title={title}
        text={text}
        imageUrl={imageUrl}
        color={color}
        picture={(registry && target.kind === 'screen' && pictureOfScreen(registry, target.name)) || 'event'}
        {...(link ? { onOpen: () => void follow.run(link) } : {})}
        onClose={() => close('banner')}
      />
    );
  }
  const items = banners.map((banner, index) => ({ id: `${index}`, content: shown(banner) }));
  return <BannerRail label={parts.banner} items={items} />;
}
