export const serviceLoaders = {
  FGP10000: () => import('./screens/FGP10000.home.tsx'),
};
