import { defineManifest } from '../manifest/index.ts';
import { describeManifest } from './describeManifest.ts';

const title = { ko: '숲', en: 'Forest' };

const manifest = defineManifest({
  id: 'forest',
  name: title,
  prefixes: ['/forest'],
  home: 'FTR10000',
  bridge: ['openWebView'],
  owners: ['forest-team'],
  capabilities: {
    openWebView: { required: true, reason: { ko: '다른 서비스를 열어요.', en: 'Opens another service.' } },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    FTR10000: { path: '/forest/FTR10000', title, flags: { forVisitor: true } },
    FTR22000: { path: '/forest/FTR22000/{forestId}', title },
    FTR22001: { path: '/forest/FTR22001/{forestId}', title, aliasOf: 'FTR22000' },
    entry: { path: '/forest', title, redirect: '/forest/FTR10000' },
  },
});

describeManifest(manifest, {
  FTR10000: async () => ({ FTR10000: function FTR10000() {} }),
  FTR22000: async () => ({ FTR22000: function FTR22000() {} }),
});
