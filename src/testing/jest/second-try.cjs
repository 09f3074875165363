// Four browsers on two cores now and then starve a page past any patience, or crash. What fails twice has failed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
