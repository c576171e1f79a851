export const adSizes = {
  pixel: [1, 1],
  mediumRectangle: [300, 250],
  halfPage: [300, 600],
  leaderboard: [728, 90],
  largeLeaderboard: [970, 90],
  mobileLeaderboard: [320, 50],
  billboard: [970, 250],
  mobileBanner: [300, 50],
} as const;

export const adCaps = { mediumRectangle: 5, leaderboard: 3 } as const;

export const cpuvAdCaps = { mediumRectangle: 3, leaderboard: 2 } as const;
