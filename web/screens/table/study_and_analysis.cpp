// The table's study and analysis, which are made when they are first needed. Deferred.
#include "screens/analysis/analysis.h"
#include "screens/study/study.h"
#include "screens/table/table.h"

namespace sightlines {

void Table::DeleteStudy::operator()(Study* study) const { delete study; }

Study& Table::study() const {
    if (study_ == nullptr) study_.reset(new Study(session_, view_));
    return *study_;
}

void Table::DeleteAnalysis::operator()(Analysis* analysis) const { delete analysis; }

Analysis& Table::analysis() const {
    if (analysis_ == nullptr) analysis_.reset(new Analysis(session_, view_, tab_));
    return *analysis_;
}

}  // namespace sightlines
