console.log('loader');
