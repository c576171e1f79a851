/** Tells ajv-cli of our format and keyword: it checks addresses less strictly than our own validators do. */
module.exports = (ajv) => {
  ajv.addFormat('link', /^(?:https?:|mailto:|tel:|\/|#)/);
  ajv.addFormat('date-time', true);
  ajv.addFormat('date', true);
  ajv.addKeyword('x-editor');
};
