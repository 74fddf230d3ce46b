export const payLoaders = {
  FGP31000: () => import('./screens/FGP31000.pay.tsx'),
};
